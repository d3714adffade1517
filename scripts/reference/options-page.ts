import { type DeclaredOption, declaredOptions } from '../../packages/console-core/declared-options.ts'

const CORE = 'packages/console-core/src'
const UI = 'packages/console-ui/src'
const STANDALONE = 'packages/console-standalone/src'

type Group = {
  title: string
  text: string
  /** Where they are declared. */
  file: string
  type: string
}

const GROUPS: readonly Group[] = [
  {
    title: 'Provider',
    text: '`ConsoleProvider`, and everything that passes its options on: `consoleRoutes`, `mountConsole`, `TestConsole`.',
    file: `${CORE}/runtime/console-options.ts`,
    type: 'ConsoleOptions',
  },
  {
    title: 'Provider alone',
    text: '`ConsoleProvider` takes these besides.',
    file: `${CORE}/provider/console-provider.tsx`,
    type: 'ConsoleProviderProps',
  },
  {
    title: 'Theme',
    text: 'The option `theme`. All variables are in Theming › Tokens.',
    file: `${CORE}/runtime/console-options.ts`,
    type: 'ThemeOptions',
  },
  {
    title: 'Screens',
    text: 'Every screen takes these, and the IDs of its address, which [the screens](screens.md) name.',
    file: `${UI}/patterns/define-screen/screen-props.ts`,
    type: 'ScreenProps',
  },
  {
    title: 'Navigation of a host',
    text: '`hostNavigation`, for the option `navigation`.',
    file: `${CORE}/navigation/host-navigation.ts`,
    type: 'HostOptions',
  },
  {
    title: 'Routes for a React Router',
    text: '`consoleRoutes` takes these besides the options of the provider.',
    file: `${CORE}/navigation/react-router/console-routes.tsx`,
    type: 'ConsoleRoutesOptions',
  },
  {
    title: 'Pages without React',
    text: '`mountConsole` and the element `<ed-console>` take these besides the options of the provider.',
    file: `${STANDALONE}/mount-console.tsx`,
    type: 'MountOptions',
  },
  {
    title: 'Test backend',
    text: '`createTestBackend`.',
    file: `${CORE}/testing/test-backend.ts`,
    type: 'TestBackendOptions',
  },
  {
    title: 'Test console',
    text: '`TestConsole` and `createTestConsole` take these besides the options of the provider.',
    file: `${CORE}/testing/test-console.tsx`,
    type: 'TestConsoleOptions',
  },
]

/** The page of everything that a host can set, from the types that declare it. */
export const optionsPage = (): string => {
  const sections = GROUPS.map(({ title, text, file, type }) => {
    const entries = declaredOptions(file, type).filter(({ deprecated }) => !deprecated)
    return `## ${title}\n\n${text}\n\n${entries.map((option) => entry(option, type)).join('\n')}`
  })
  return `# Options\n\nWritten by \`pnpm calls\` from the types and their comments; a test fails when it is out of date.\n\n${sections.join('\n')}`
}

const entry = ({ name, type, required, text }: DeclaredOption, owner: string): string => {
  if (text === '') throw new Error(`${owner}.${name} has no comment: say what a host sets with it`)
  return `### ${name}\n\n${required ? 'Required. ' : ''}\`${type}\`\n\n${text}\n`
}
