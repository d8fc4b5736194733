/** What an author may choose from for a force or a kind, its look and its temper: views ask no rule, they take it from here. */
export { COLOURS, SIGNS, type Colour, type Sign } from '../../../engine/livery.ts';
export { TEMPERS, type Temper } from '../../../engine/temper.ts';
