import type { GradingPeriod, RosterLine, Section } from '@edconsole/console-core/contract'

/**
 * How our records are called in OneRoster. Sites, students and courses keep their ids, which others refer to as they are;
 * all users share one file, where a staff member may have the number of a student.
 */
export const idOfStaff = (staffId: string): string => `staff-${staffId}`

export const idOfContact = (studentId: string, contactId: string): string =>
  `contact-${studentId}-${contactId}`

/** A section that is held in several terms is one class. */
export const idOfClass = ({ siteCode, sectionId }: Pick<Section | RosterLine, 'siteCode' | 'sectionId'>) =>
  `${siteCode}-${sectionId}`

/** Periods belong to a site with us, and to nobody there. */
export const idOfSession = ({ siteCode }: Pick<GradingPeriod | Section, 'siteCode'>, code: string): string =>
  `${siteCode}-${code}`

/** The district itself is an organization too. A site that has its code keeps it. */
export const idOfDistrict = (lea: string): string => `district-${lea}`
