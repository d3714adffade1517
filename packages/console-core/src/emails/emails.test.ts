import { expect, it } from 'vitest'
import { correctionAnswerEmail } from './correction-answer-email.ts'
import { correctionEmail } from './correction-email.ts'
import { customerEmail } from './customer-email.ts'

const names = {
  contactName: 'Robin',
  districtName: 'Larkspur',
  author: 'Ana Reyes',
  link: 'https://console.example.org',
}

it.each([
  ['for a connection', customerEmail(Object.assign({ sisProviderName: 'Aeries' }, names))],
  [
    'for corrections',
    correctionEmail(Object.assign({ component: 'students', rows: 2, dueOn: '11/24/2026' }, names)),
  ],
  [
    'about an answer',
    correctionAnswerEmail({
      firstName: 'Ana',
      districtName: 'Larkspur',
      component: 'students',
      hasReplied: true,
      correctedRows: 1,
      openRows: 2,
      link: names.link,
    }),
  ],
])(
  '[R10] every paragraph of the request %s is one line, so that mail programs can wrap it',
  (_, { text }) => {
    for (const paragraph of text.trim().split('\n\n')) expect(paragraph).not.toContain('\n')
  },
)
