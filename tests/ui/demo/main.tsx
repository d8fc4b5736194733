// The page with a made-up game, for the eye and for the browser tests: `?show=hex,attack` names what is on the table.
import { render } from 'preact';
import { Table } from '../../../src/ui/shell/layout.tsx';
import { draftingOf } from '../../../src/ui/features/seats/drafting.ts';
import { madeUp } from './game.ts';
import { DRAFT } from './seats.ts';
import './ground.css';

// As the app does for whoever has not chosen otherwise.
const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
document.documentElement.dataset['motion'] = still ? 'reduced' : 'full';

const show = new Set((new URLSearchParams(location.search).get('show') ?? '').split(','));
const page = document.getElementById('page');
if (page === null) throw new Error('the page has no place for the table');

/** What the page has asked for is written where a test can read it. */
const asked: string[] = [];
const drafting = draftingOf(DRAFT);
const told = (what: string): void => {
  asked.push(what);
  page.dataset.asked = asked.join('; ');
};

const model = madeUp(show, told, drafting);
render(<Table model={model} board={<div class="ground" />} drafting={drafting} />, page);
