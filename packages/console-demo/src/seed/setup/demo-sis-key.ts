import type { SisApiSecrets } from '@edconsole/console-core/contract'

/** An invented key of a demo district's SIS: 32 letters and digits, as an Aeries certificate has. */
export const demoSisKey = (name: keyof SisApiSecrets, lea: string): string =>
  `Demo${name}Of${lea}`.padEnd(32, '0')
