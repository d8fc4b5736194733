/** `npm run fixtures`: plays the hundred games anew and keeps them; one scenario after the other, or those that are named. */
import { shippedScenario } from '../kit/shipped.ts';
import { IDS, playFixtures, writeFixtures } from './fixtures.ts';

const named = process.argv.slice(2);
for (const id of named.length === 0 ? IDS : named) {
  const fixtures = playFixtures(shippedScenario(id));
  writeFixtures(id, fixtures);
  const actions = fixtures.reduce((sum, { end }) => sum + end.actions, 0);
  console.log(`${id}: ${fixtures.length} games, ${actions} actions`);
}
