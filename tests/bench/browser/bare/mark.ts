/** The mark of the bare page when its quad is drawn. */
export const BARE_MARK = 'bench-bare';
