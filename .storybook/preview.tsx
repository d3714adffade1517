import type { Decorator, Preview } from '@storybook/react-vite'
import { ThemeRoot } from '../packages/console-ui/src/parts/theme-root/theme-root.tsx'

const inThemeRoot: Decorator = (Story, { globals }) => (
  <ThemeRoot scheme={globals.scheme} density={globals.density}>
    <div style={{ padding: 24 }}>
      <Story />
    </div>
  </ThemeRoot>
)

export default {
  decorators: [inThemeRoot],
  initialGlobals: { scheme: 'light', density: 'comfortable' },
  globalTypes: {
    scheme: {
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    density: {
      toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'fullscreen',
    // A part stands in no page, so rules about landmarks and headings of a whole page say nothing here.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
  },
} satisfies Preview
