import type { Made } from '../imports/file-of.ts'
import { NAMES } from '../imports/names.ts'
import { oneOf, spread } from './one-of.ts'
import type { SchoolLife } from './school-life.ts'

const RELATIONSHIPS = ['mother', 'father', 'guardian', 'grandparent'] as const

/** Somebody to turn to for every sixth student, and for some of them a second one. */
export const contactRows = ({ pupils }: SchoolLife): Made[] =>
  pupils
    .filter(({ n }) => n % 6 === 0)
    .flatMap(({ n, studentId, lastName, language }) =>
      (n % 24 === 0 ? [1, 2] : [1]).map((number) => {
        const firstName = oneOf(NAMES.first, spread(n, 21, 1000) + number * 7)
        const isFirst = number === 1
        return {
          ...{ studentId, contactId: String(number), firstName, lastName, priority: number },
          relationship: oneOf(RELATIONSHIPS, spread(n, 22, 4) + number),
          ...{ isPrimary: isFirst, isEmergency: true, isLegalGuardian: isFirst, livesWith: isFirst },
          ...{ receivesMail: isFirst, portalAccess: spread(n, 23, 3) > 0, languageCode: language },
          emailAddress: `${firstName}.${lastName}${studentId.slice(-5)}@example.org`.toLowerCase(),
          mobilePhone: `55555501${String(spread(n, 24, 100)).padStart(2, '0')}`,
        }
      }),
    )
