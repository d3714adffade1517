import type { ValueFrom } from './source-format.ts'

type Words = Readonly<Record<string, string>>

/** The term of sections that say none. */
export const FULL_YEAR: ValueFrom = { fixed: 'FY' }

const NUMBERS: Words = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), `0${i + 1}`]))

/** Grades as numbers, as the common codes, and as Clever spells them out. */
export const GRADES: Words = Object.assign({}, NUMBERS, {
  K: 'KG',
  Kindergarten: 'KG',
  InfantToddler: 'IT',
  Preschool: 'PR',
  PreKindergarten: 'PK',
  TransitionalKindergarten: 'TK',
  PostGraduate: 'PS',
  PS1: 'PS',
  PS2: 'PS',
  PS3: 'PS',
  PS4: 'PS',
  Ungraded: 'UG',
  Other: 'OT',
})

export const SEXES: Words = {
  female: 'F',
  male: 'M',
  other: 'X',
  unspecified: 'U',
}

/** Races as OneRoster and Microsoft name them. */
export const RACES: Words = {
  americanIndianOrAlaskaNative: 'AMI',
  asian: 'ASI',
  blackOrAfricanAmerican: 'BLA',
  nativeHawaiianOrOtherPacificIslander: 'PAC',
  white: 'WHI',
  demographicRaceTwoOrMoreRaces: 'MUL',
}

export const RELATIONSHIPS: Words = {
  parent: 'parent',
  mother: 'mother',
  father: 'father',
  stepparent: 'stepparent',
  grandparent: 'grandparent',
  guardian: 'guardian',
  sibling: 'sibling',
  relative: 'other',
  aide: 'other',
  doctor: 'other',
  child: 'other',
  administrator: 'other',
  other: 'other',
}

/** Subjects by the names of formats and of schools, and by the first two digits of the national course codes. */
export const SUBJECTS: Words = Object.assign(
  {
    English: 'ELA',
    'Language arts': 'ELA',
    Math: 'Math',
    Mathematics: 'Math',
    Science: 'Science',
    History: 'Social Science',
    'World languages': 'World Language',
    Gym: 'PE',
    'Physical education': 'PE',
    Health: 'Health',
    Art: 'Arts',
    Music: 'Arts',
    Technology: 'CTE',
    Other: 'Other',
    'English/language arts': 'ELA',
    'Social studies': 'Social Science',
    Language: 'World Language',
    'Homeroom/advisory': 'Homeroom',
    'Technology and engineering': 'CTE',
    'PE and health': 'PE',
    'Arts and music': 'Arts',
    'Interventions/online learning': 'Other',
    '1': 'ELA',
    '2': 'Math',
    '3': 'Science',
    '4': 'Social Science',
    '5': 'Arts',
    '8': 'PE',
    '22': 'Other',
    '24': 'World Language',
  },
  Object.fromEntries(Array.from({ length: 12 }, (_, i) => [String(i + 10), 'CTE'])),
)
