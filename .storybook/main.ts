import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, mergeConfig } from 'vite'
import { readableCssIdentifiers } from '../packages/console-ui/css-identifiers.ts'
import { optimizedDeps } from '../tests/optimized-deps.ts'
import { referenceServer } from './reference-server/plugin.ts'

export default {
  framework: '@storybook/react-vite',
  stories: [
    './handbook/**/*.mdx',
    './handbook/**/*.stories.tsx',
    '../packages/console-ui/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tables of props are for readers: neither the tests nor the check that all pages compile look at them.
  typescript: { reactDocgen: process.env.VITEST || process.env.STORYBOOK_CHECK ? false : 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin({ identifiers: readableCssIdentifiers }), referenceServer()],
      optimizeDeps: { include: optimizedDeps },
      resolve: { conditions: ['@edconsole/source', ...defaultClientConditions] },
    }),
} satisfies StorybookConfig
