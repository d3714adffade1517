/** Grade codes in their order; always two characters. */
export const GRADE_CODES = [
  'IT',
  'PR',
  'PK',
  'TK',
  'KG',
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  'PS',
  'UG',
  'OT',
] as const

export type GradeCode = (typeof GRADE_CODES)[number]

const TITLES: Readonly<Record<string, string>> = {
  IT: 'Infant',
  PR: 'Preschool',
  PK: 'Pre-Kindergarten',
  TK: 'Transitional Kindergarten',
  KG: 'Kindergarten',
  PS: 'Post-Secondary',
  UG: 'Ungraded',
  OT: 'Other',
}

/** Returns what people read for a grade code; undefined for any other text. */
export const gradeTitle = (code: string): string | undefined =>
  TITLES[code] ?? (/^\d\d$/.test(code) ? `Grade ${Number(code)}` : undefined)
