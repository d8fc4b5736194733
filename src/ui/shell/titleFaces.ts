/** The faces of the title page are waited for before it is shown, so that no word of it moves when one comes late. */

/** What the title page is set in, as a style names it. */
const FACES = [
  "400 16px 'IM Fell English SC'",
  "italic 400 16px 'IM Fell English'",
  "400 16px 'Alegreya Sans'",
  "500 16px 'Alegreya Sans'",
  "700 16px 'Alegreya Sans'",
];

/** Nobody waits longer than this for a picture of a letter, in milliseconds. */
const PATIENCE = 1500;

/**
 * Resolves when all faces are there, or cannot be had. Where they take too long the page is shown without them, and stays so
 * until it is loaded again: a face that comes after that would move what somebody is about to press.
 */
export async function facesOfTitle({ fonts, documentElement: root }: Document = document): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined = undefined;
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(() => done('late'), PATIENCE);
  });
  const come = Promise.allSettled(FACES.map((face) => fonts.load(face)));
  const first = await Promise.race([come, late]);
  clearTimeout(timer);
  const whole = first !== 'late' && first.every(({ status }) => status === 'fulfilled');
  if (!whole) root.dataset['faces'] = 'none';
}
