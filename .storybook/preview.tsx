import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { ThemeRoot } from '../packages/console-ui/src/parts/theme-root/theme-root.tsx'
import { pageOfStory } from './page-of-story.ts'
import { untilItStands } from './until-it-stands.ts'

const inThemeRoot: Decorator = (Story, { globals, parameters }) => (
  <div dir={globals.dir}>
    <ThemeRoot scheme={globals.scheme} density={globals.density}>
      <div style={{ padding: parameters.padding ?? 24 }}>
        <Story />
      </div>
    </ThemeRoot>
  </div>
)

// Screens come over a real server, at times on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

export default {
  decorators: [inThemeRoot],
  beforeEach: pageOfStory,
  // Before axe judges what is there.
  afterEach: untilItStands,
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
    options: {
      storySort: { order: ['Introduction', 'Tokens', 'Parts', 'Patterns', 'Shell', 'Screens'] },
    },
    // A part stands in no page, so rules about landmarks and headings of a whole page say nothing here.
    a11y: {
      test: 'error',
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'target-size', enabled: true },
        ],
      },
    },
  },
} satisfies Preview
