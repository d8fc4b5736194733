/** How a page is painted where nobody looks at its dots. */

/**
 * Where there is no graphics card, the processor does its work, several times dearer than all the rest of a test: so the
 * page is put together without one, and the board is drawn without smoothing its edges.
 */
export const WITHOUT_A_CARD = ['--disable-gpu-compositing', '--disable_chromium_framebuffer_multisample'];

/** And a quarter as fine: a sixteenth of the dots. A test of the dots themselves asks for its own fineness. */
export const COARSE = '0.25';
