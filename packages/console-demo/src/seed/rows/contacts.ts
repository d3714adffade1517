import type { Made } from '../imports/file-of.ts'
import { NAMES } from '../imports/names.ts'
import { oneOf, spread } from './one-of.ts'
import type { SchoolLife } from './school.ts'

const RELATIONSHIPS = ['mother', 'father', 'guardian', 'grandparent'] as const

/** In the rich district one in `UNREACHED` students has no contact; elsewhere one in `REACHED` has one. */
const UNREACHED = 298
const REACHED = 6

/** One contact for each student who has any, and a second one for some. */
export const contactRows = ({ district, listed }: SchoolLife): Made[] =>
  listed
    .filter(({ n }) => (district.profile === 'rich' ? n % UNREACHED > 0 : n % REACHED === 0))
    .flatMap(({ n, studentId, lastName, language }) =>
      (n % 24 === 0 ? [1, 2] : [1]).map((number) => {
        const firstName = oneOf(NAMES.first, spread(n, 21, 1000) + number * 7)
        const isFirst = number === 1
        return {
          studentId,
          contactId: String(number),
          firstName,
          lastName,
          priority: number,
          relationship: oneOf(RELATIONSHIPS, spread(n, 22, 4) + number),
          isPrimary: isFirst,
          isEmergency: true,
          isLegalGuardian: isFirst,
          livesWith: isFirst,
          receivesMail: isFirst,
          portalAccess: spread(n, 23, 3) > 0,
          languageCode: language,
          emailAddress: `${firstName}.${lastName}${studentId.slice(-5)}@example.org`.toLowerCase(),
          mobilePhone: `55555501${String(spread(n, 24, 100)).padStart(2, '0')}`,
        }
      }),
    )
