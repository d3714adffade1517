import { type ConsoleOptions, ConsoleProvider, type ScreenId } from '@edconsole/console-core'
import { type BoundScreen, bindScreens, screenLoaders } from '@edconsole/console-ui'
import { createRoot } from 'react-dom/client'
import { addStylesheet } from './add-stylesheet.ts'

/** What a mounted screen is made of. Everything a provider takes is an option too, but for a query client, which only React has a use for. */
export type MountOptions = Omit<ConsoleOptions, 'queryClient'> & {
  /** The name of the screen, such as `import-logs`. */
  screen: ScreenId
  /** What the screen's own address would carry, such as `batchId`. */
  params?: Readonly<Record<string, string>>
  /** The district that the screen is about. */
  districtId?: string
  /** The address of the stylesheet; false if the page has it already. Default: the file beside this one. */
  stylesheet?: string | false
  /** Fires when the screen's code or the stylesheet can't be loaded. The screen offers to try again. */
  onLoadError?: (error: unknown) => void
}

/** A screen in a page. */
export type MountedConsole = {
  /**
   * Changes some of the options. Another screen, district or record is shown in the same console; whatever else changes begins a new
   * one.
   */
  update(changes: Partial<MountOptions>): void
  /** Takes the screen out of the page. */
  unmount(): void
}

/**
 * Shows a screen in an element of a page without React. The page needs no bundler: this module has everything with it.
 * @throws if there is no screen with this name; the message names all of them
 * @example
 * const mounted = mountConsole(document.querySelector('#imports'), { screen: 'import-logs', districtId: '412' })
 * mounted.update({ districtId: '413' })
 * mounted.unmount()
 */
export function mountConsole(element: Element, options: MountOptions): MountedConsole {
  let current = options
  let generation = 0
  const show = () => {
    const { screen, params = {}, districtId, stylesheet: _, onLoadError: __, ...others } = current
    const Screen = screenOf(screen)
    Screen.preload().catch((error: unknown) => current.onLoadError?.(error))
    root.render(
      <ConsoleProvider key={generation} {...others} {...(districtId !== undefined && { districtId })}>
        <Screen key={screen} {...params} />
      </ConsoleProvider>,
    )
  }
  screenOf(options.screen)
  if (options.stylesheet !== false) {
    addStylesheet(element.ownerDocument, options.stylesheet).catch((error: unknown) =>
      current.onLoadError?.(error),
    )
  }
  const root = createRoot(element)
  show()
  return {
    update(changes) {
      const next = Object.assign({}, current, changes)
      screenOf(next.screen)
      if (isAnotherConsole(current, next)) generation += 1
      current = next
      show()
    },
    unmount: () => root.unmount(),
  }
}

const screens = bindScreens(screenLoaders)

const screenOf = (name: string): BoundScreen => {
  const found = screens.find(({ id }) => id === name)
  if (found) return found.Screen
  const known = screens.map(({ id }) => id).sort()
  throw new Error(`There is no screen '${name}'. The screens are ${known.join(', ')}.`)
}

/** Followed by a mounted console. */
const FOLLOWED: readonly string[] = ['screen', 'params', 'districtId', 'stylesheet', 'onLoadError']

const isAnotherConsole = (before: MountOptions, after: MountOptions): boolean => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].some(
    (name) => !FOLLOWED.includes(name) && Reflect.get(before, name) !== Reflect.get(after, name),
  )
}
