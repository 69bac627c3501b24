/** « a Giulia », but « ad Ada ». */
export const toName = (name: string): string => (/^[aàáâä]/i.test(name) ? `ad ${name}` : `a ${name}`);
