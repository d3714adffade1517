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
