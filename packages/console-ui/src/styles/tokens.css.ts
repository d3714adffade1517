import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { layers } from './cascade-layers.css.ts'
import { growing } from './growing.ts'
import { tokenNames, tokenValues, variableName } from './token-tree.ts'
import { shadows } from './tokens/shadows.ts'
import { compactSizes, touchTarget } from './tokens/sizes.ts'

/** The theme contract: `vars.color.bg.surface` is `var(--ec-color-bg-surface)`. A public API: names never change in a minor. */
export const vars = createGlobalThemeContract(tokenNames, (_, path) => variableName(path))

const shadowSets = shadows({
  borderDefault: vars.color.border.default,
  borderStrong: vars.color.border.strong,
  surface: vars.color.bg.surface,
  focus: vars.color.border.focus,
})

createGlobalTheme(':where([data-ec-root])', vars, {
  '@layer': layers.tokens,
  ...tokenValues,
  shadow: shadowSets.light,
})

const darkShadows = {
  [vars.shadow.button]: shadowSets.dark.button,
  [vars.shadow.bar]: shadowSets.dark.bar,
  [vars.shadow.overlay]: shadowSets.dark.overlay,
  [vars.shadow.sticky]: shadowSets.dark.sticky,
}

// Without a scheme it is the one around the root, as `color-scheme` is inherited.
tokenRule(':where([data-ec-root][data-ec-scheme="system"])', { colorScheme: 'light dark' })
tokenRule(':where([data-ec-root][data-ec-scheme="light"])', { colorScheme: 'light' })
tokenRule(':where([data-ec-root][data-ec-scheme="dark"])', { colorScheme: 'dark', vars: darkShadows })
globalStyle(':where([data-ec-root][data-ec-scheme="system"])', {
  '@layer': { [layers.tokens]: { '@media': { '(prefers-color-scheme: dark)': { vars: darkShadows } } } },
})
tokenRule(':where([data-ec-root][data-ec-density="compact"])', {
  vars: Object.fromEntries(
    Object.entries(compactSizes).map(([name, px]) => [`--${variableName(['size', name])}`, growing(px)]),
  ),
})
globalStyle(':where([data-ec-root])', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(pointer: coarse), (max-width: 640px)': { vars: { [vars.size.target]: growing(touchTarget) } },
      },
    },
  },
})

function tokenRule(selector: string, rule: { colorScheme?: string; vars?: Record<string, string> }): void {
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } })
}
