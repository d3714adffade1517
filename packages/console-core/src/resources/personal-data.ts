import type { PersonalDataShown } from '../entities/personal-data.ts'
import { post, resource } from './operation.ts'

/** Personal data that the console hides until somebody asks for it. */
export const personalDataResource = resource(
  'personalData',
  { records: 'personal data' },
  {
    /** Notes in the audit log that somebody asked to see it. */
    noteShown: post<PersonalDataShown, null>('/district/personal-data-shown', {
      answers: 'any',
      lea: true,
      extension: 'signed-in',
      confirms: false,
    }),
  },
)
