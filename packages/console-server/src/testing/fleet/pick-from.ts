/** Picks one of several by chance, a number from 0 up to, but not including, 1. */
export const pickFrom =
  (chance: () => number) =>
  <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(chance() * items.length)]
