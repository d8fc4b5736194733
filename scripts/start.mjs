// `npm start`: builds the game if needed, serves it, and opens it where there is a browser to open it in.
import { servedSite } from './site.mjs';

const USUAL = 4173;

/** @param {string} line */
const say = (line) => process.stdout.write(`\n  ${line}\n`);

/** @param {string} why */
const refuse = (why) => {
  process.stderr.write(`\n  ${why}\n\n`);
  process.exit(1);
};

/** The port that PORT names; null where it names none. @param {string | undefined} text */
function portIn(text) {
  if (text === undefined || text === '') return null;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  return refuse(
    `PORT is "${text}", which is no port: give it a number from 1 to 65535, as in PORT=8080 npm start.`,
  );
}

/** On a Linux without a screen there is nothing to open. */
const screenless = process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'];
const quiet = process.argv.includes('--no-open');
const wished = portIn(process.env['PORT']);
const closed = () => say('No browser could be opened here: open that address in one yourself.\n');

say('Building Pelennor, if that was not done before ...');
const wishes = { port: wished ?? USUAL, only: wished !== null, host: 'localhost', closed };
const site = await servedSite({ ...wishes, open: !quiet && !screenless }).catch((problem) => {
  const taken = wished !== null && /already in use|EADDRINUSE/.test(String(problem));
  if (!taken && problem?.code !== 'EACCES') throw problem;
  return refuse(
    taken
      ? `Port ${wished} is taken by another program: name another one, as in PORT=${wished < 65535 ? wished + 1 : USUAL} npm start.`
      : `This user may not listen on port ${wished}: name one above 1023, as in PORT=8080 npm start.`,
  );
});
say(`Pelennor is served at ${site.url}\n  Open that address in a browser; Ctrl+C ends it.\n`);
if (!quiet && screenless) closed();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void site.close().finally(() => process.exit(0));
  });
}
