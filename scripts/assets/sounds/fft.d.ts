/** What is used of the Fourier transform, which comes without types. */
declare module 'fft.js' {
  export default class FFT {
    constructor(size: number);
    createComplexArray(): number[];
    realTransform(out: number[], signal: readonly number[]): void;
  }
}
