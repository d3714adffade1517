import type { StandardCodes } from './standard-set.ts'

const NUMBERED = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), `0${i + 1}`]))

/** Grades as most systems write them: without zeros, and kindergarten in several ways. */
export const GRADES: StandardCodes = {
  ...NUMBERED,
  K: 'KG',
  KN: 'KG',
  '0': 'KG',
  '-1': 'TK',
  P: 'PK',
  PS: 'PS',
  '-2': 'PK',
}

export const SEXES: StandardCodes = {
  female: 'F',
  male: 'M',
  nonbinary: 'X',
  other: 'X',
  unspecified: 'U',
}

/** The columns of OneRoster's demographics. */
export const ONE_ROSTER_RACES: StandardCodes = {
  americanIndianOrAlaskaNative: 'AMI',
  asian: 'ASI',
  blackOrAfricanAmerican: 'BLA',
  nativeHawaiianOrOtherPacificIslander: 'PAC',
  white: 'WHI',
  demographicRaceTwoOrMoreRaces: 'MUL',
}

/** The numbers of California's list of races. */
export const RACE_NUMBERS: StandardCodes = {
  '100': 'AMI',
  '201': 'ASI',
  '202': 'ASI',
  '203': 'ASI',
  '204': 'ASI',
  '205': 'ASI',
  '206': 'ASI',
  '207': 'ASI',
  '208': 'ASI',
  '299': 'ASI',
  '301': 'PAC',
  '302': 'PAC',
  '303': 'PAC',
  '304': 'PAC',
  '399': 'PAC',
  '400': 'ASI',
  '600': 'BLA',
  '700': 'WHI',
}

/** The numbers of California's list of languages. */
export const LANGUAGE_NUMBERS: StandardCodes = {
  '00': 'eng',
  '01': 'spa',
  '02': 'vie',
  '03': 'yue',
  '04': 'kor',
  '05': 'tgl',
  '07': 'zho',
  '08': 'jpn',
  '09': 'khm',
  '11': 'arb',
  '12': 'hye',
  '16': 'fas',
  '23': 'hmn',
  '28': 'pan',
  '29': 'rus',
  '*': 'und',
}

export const RELATIONSHIPS: StandardCodes = {
  MO: 'mother',
  FA: 'father',
  PA: 'parent',
  SP: 'stepparent',
  GP: 'grandparent',
  GU: 'guardian',
  FP: 'fosterParent',
  SI: 'sibling',
  '*': 'other',
}

/** The SIS writes our own values. */
export const OURS: StandardCodes = {}
