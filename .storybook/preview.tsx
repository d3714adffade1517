import type { Decorator, Preview } from '@storybook/react-vite'
import type { ReactElement, ReactNode } from 'react'
import { configure } from 'storybook/test'
import { ThemeRoot } from '../packages/console-ui/src/parts/theme-root/theme-root.tsx'
import { lateMessages } from '../tests/late-messages.ts'
import { checkBothLooks } from './check-both-looks.ts'
import { DocsPage } from './docs-page.tsx'
import { forceLook, type Look, paintPage, useLook } from './looks.ts'

type FrameProps = { chosen: Look; padding: number; children: ReactNode }

function Frame({ chosen, padding, children }: FrameProps): ReactElement {
  const { dir, scheme, density } = useLook(chosen)
  return (
    <div dir={dir}>
      <ThemeRoot scheme={scheme} density={density}>
        <div style={{ padding }}>{children}</div>
      </ThemeRoot>
    </div>
  )
}

const inThemeRoot: Decorator = (Story, { globals, parameters }) => (
  <Frame
    chosen={{ scheme: globals.scheme, density: globals.density, dir: globals.dir }}
    padding={parameters.padding ?? 24}
  >
    <Story />
  </Frame>
)

/** Paints the page before a story is drawn, and clears it afterwards. */
const pageOfStory: NonNullable<Preview['beforeEach']> = ({ globals, viewMode }) => {
  if (viewMode !== 'story') return
  paintPage({ scheme: globals.scheme === 'dark' ? 'dark' : 'light' })
  return () => {
    forceLook(null)
    document.documentElement.style.removeProperty('color-scheme')
    document.documentElement.style.removeProperty('background')
  }
}

// Screens come over a real server, at times on a busy machine.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 10_000,
  getElementError: lateMessages(getElementError),
}))

/** To name the place of everything that is right takes most of the time; only the panel shows it. */
const IN_TESTS = { options: { resultTypes: ['violations'] } }

export default {
  decorators: [inThemeRoot],
  beforeEach: pageOfStory,
  afterEach: checkBothLooks,
  tags: ['autodocs'],
  initialGlobals: { scheme: 'light', density: 'comfortable', dir: 'ltr' },
  globalTypes: {
    scheme: {
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    density: {
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    dir: {
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { container: DocsPage, toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guides',
          [
            'Getting started',
            'React Router',
            'TanStack Router',
            'Next',
            'webpack and React 18',
            'Without React',
            'Development proxy',
            'Your own sign-in',
            'Your own look',
            'Your own texts',
            'Screens of your own',
            'Testing',
          ],
          'Theming',
          ['Playground', 'Tokens'],
          'Reference',
          ['Screens', 'Options', 'Calls', 'Compatibility'],
          'Project',
          ['Changelog', 'Support', 'Accessibility'],
          'Parts',
          'Patterns',
          'Shell',
          'Screens',
        ],
      },
    },
    // A part stands in no page, so rules about landmarks and headings of a whole page say nothing here.
    a11y: {
      ...(import.meta.env.VITEST_STORYBOOK !== undefined && IN_TESTS),
      test: 'error',
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'target-size', enabled: true },
          // It refuses nothing but what is marked so, and reads the text within all that has a style of its own.
          { id: 'avoid-inline-spacing', selector: '[style*="important"]' },
        ],
      },
    },
  },
} satisfies Preview
