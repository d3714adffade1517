import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const LIBRARIES = [
  ...[
    'react',
    'react-dom',
    'react-router-dom',
    '@vanilla-extract/css',
    '@headlessui/react',
    '@tanstack/react-table',
  ],
  ...['@tanstack/react-query', 'axios', 'qs', 'date-fns-tz', '@sentry/react'],
]
/** What a file's name says about not being shipped. */
const UNSHIPPED = /\.(test|browser|stories|spec)\.tsx?$|\/testing\//

const shipped = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/console/src/**/*.{ts,tsx}'])
  .filter((file) => !UNSHIPPED.test(file))
  .map((file) => readFileSync(file, 'utf8'))

it.each(LIBRARIES)('%s, which the project is required to use, is imported by shipped code', (library) => {
  const imported = new RegExp(`(from|import)\\s*\\(?\\s*['"]${library}(/[^'"]*)?['"]`)
  expect(shipped.filter((source) => imported.test(source)).length).toBeGreaterThan(0)
})
