/** Told how many of a long series are done; answers whether it goes on. */
export type Watch = (done: number) => boolean;

/** Nobody looks on: a series is played to its end. */
export const TO_THE_END: Watch = () => true;
