/**
 * What Vite prepares before it serves anything to a browser: packages found only in mid-run reload the page under a
 * running test. Those of the libraries are named through them, since they cannot be resolved from the root.
 */
export const optimizedDeps: string[] = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@tanstack/react-query',
  '@testing-library/react',
  '@testing-library/user-event',
  ...within('@edconsole/console-ui', [
    '@floating-ui/react-dom',
    '@headlessui/react',
    '@tanstack/react-table',
    '@tanstack/react-virtual',
    'lucide',
    'react-day-picker',
    'react-hook-form',
  ]),
  ...within('@edconsole/console-core', ['axios', 'chardet', 'date-fns-tz', 'papaparse', 'qs', 'zod']),
]

function within(owner: string, names: string[]): string[] {
  return names.map((name) => `${owner} > ${name}`)
}
