/** What an author may choose from for the look of a force or of a kind: views ask no rule, they take it from here. */
export { COLOURS, SIGNS, type Colour, type Sign } from '../../../engine/livery.ts';
