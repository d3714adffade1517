/** What a code of attendance stands for. Stored values and their labels. */
export const ATTENDANCE_CATEGORIES = {
  present: 'Present',
  excusedAbsence: 'Excused absence',
  unexcusedAbsence: 'Unexcused absence',
  tardy: 'Tardy',
  tardyExcused: 'Tardy, excused',
  earlyDeparture: 'Early departure',
  suspension: 'Suspension',
  fieldTrip: 'Field trip',
  independentStudy: 'Independent study',
  notEnrolled: 'Not enrolled',
} as const
