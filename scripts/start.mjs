// `npm start`: builds the game if needed, serves it, and opens it where there is a browser to open it in.
import { servedSite } from './site.mjs';

const quiet = process.argv.includes('--no-open');
process.stdout.write('\n  Building Pelennor, if that was not done before ...\n');
const site = await servedSite({ port: 4173, host: 'localhost', open: !quiet });
process.stdout.write(
  `\n  Pelennor is served at ${site.url}\n  Open that address in a browser; Ctrl+C ends it.\n\n`,
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void site.close().finally(() => process.exit(0));
  });
}
