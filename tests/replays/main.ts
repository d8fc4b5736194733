/** `npm run fixtures`: plays the hundred games and the blocks of the strongholds anew and keeps them; one scenario or stronghold after the other, or those that are named. */
import { FOUGHT_FOR } from '../../src/strategic/war-of-the-ring/hexes/grounds.ts';
import { shippedScenario } from '../kit/shipped.ts';
import { IDS, playFixtures, writeFixtures } from './fixtures.ts';
import { playSiege } from './sieges.ts';

const named = process.argv.slice(2);
for (const id of named.length === 0 ? [...IDS, ...FOUGHT_FOR] : named) {
  const fixtures = IDS.includes(id) ? playFixtures(shippedScenario(id)) : [playSiege(id)];
  writeFixtures(id, fixtures);
  const actions = fixtures.reduce((sum, { end }) => sum + end.actions, 0);
  console.log(`${id}: ${fixtures.length} games, ${actions} actions`);
}
