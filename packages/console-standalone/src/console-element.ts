import type { ConsoleEvent } from '@edconsole/console-core'
import { type MountedConsole, type MountOptions, mountConsole } from './mount-console.tsx'

/** What an element takes beside its attributes: anything that no text can say, such as `getToken`, or parameters of the screen. */
export type ConsoleElementOptions = Partial<MountOptions>

/** The element's own events, with what they tell in `detail`. */
export type ConsoleElementEvents = {
  [Type in ConsoleEvent['type']]: CustomEvent<Extract<ConsoleEvent, { type: Type }>>
} & {
  unauthenticated: CustomEvent<Record<never, never>>
  'district-change': CustomEvent<{ districtId: string }>
  /** Without `preventDefault`, the browser's console names the error. */
  'load-error': CustomEvent<{ error: unknown }>
}

declare global {
  interface HTMLElementTagNameMap {
    'ed-console': ConsoleElement
  }
}

/** Attributes by what they set. */
const ATTRIBUTES = {
  screen: 'screen',
  districtId: 'district-id',
  batchId: 'batch-id',
  etlStatusId: 'etl-status-id',
  baseUrl: 'base-url',
  productName: 'product-name',
  timeZone: 'time-zone',
  headingLevel: 'heading-level',
  scheme: 'scheme',
  density: 'density',
  stylesheet: 'stylesheet',
} as const

type AttributeName = keyof typeof ATTRIBUTES

// Without a browser, such as where a page is put together on a server, the module can be imported all the same.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {}

/**
 * `<ed-console screen="import-logs" district-id="412">`: a screen as an element of a page. What no text can say is set as `options`.
 * Its events are those of the console (`place-shown`, `signed-in`, `saved`, `call-failed` …), with what they tell in `detail`, and
 * `unauthenticated`, `district-change` and `load-error`. None of them bubbles. Without `preventDefault`, the browser's console names what
 * `load-error` tells.
 * @example
 * element.options = { getToken: () => auth.accessToken() }
 * element.addEventListener('load-error', ({ detail }) => report(detail.error))
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the interface beside it types the events of the element, as a class alone cannot.
export class ConsoleElement extends Base {
  static readonly observedAttributes: readonly string[] = Object.values(ATTRIBUTES)

  #options: ConsoleElementOptions = {}
  #mounted: MountedConsole | undefined
  #isScheduled = false

  /** The options beside the attributes, which win over these. */
  get options(): ConsoleElementOptions {
    return this.#options
  }
  set options(options: ConsoleElementOptions) {
    this.#options = options
    this.#schedule()
  }

  get screen(): string | null {
    return this.getAttribute(ATTRIBUTES.screen)
  }
  set screen(name: string | null) {
    this.#reflect('screen', name)
  }

  get districtId(): string | null {
    return this.getAttribute(ATTRIBUTES.districtId)
  }
  set districtId(id: string | null) {
    this.#reflect('districtId', id)
  }

  connectedCallback(): void {
    // An element without a rule for its name is inline, and would ignore the width that a page gives it.
    if (getComputedStyle(this).display === 'inline') this.style.display = 'block'
    this.#schedule()
  }

  disconnectedCallback(): void {
    this.#schedule()
  }

  attributeChangedCallback(): void {
    this.#schedule()
  }

  #reflect(name: AttributeName, value: string | null): void {
    if (value === null) this.removeAttribute(ATTRIBUTES[name])
    else this.setAttribute(ATTRIBUTES[name], value)
  }

  /** Several changes in a row are one, and an element that is only moved keeps what it shows. */
  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    queueMicrotask(() => {
      this.#isScheduled = false
      if (this.isConnected) this.#show()
      else this.#remove()
    })
  }

  #show(): void {
    try {
      const options = this.#current()
      // As an image without an address: a script may name the screen later.
      if (!options.screen) this.#remove()
      else if (this.#mounted) this.#mounted.update(options)
      else this.#mounted = mountConsole(this, options)
    } catch (error) {
      this.#remove()
      this.#tellFault(error)
    }
  }

  #remove(): void {
    this.#mounted?.unmount()
    this.#mounted = undefined
  }

  #current(): MountOptions {
    const text = (name: AttributeName): string | undefined => this.getAttribute(ATTRIBUTES[name]) ?? undefined
    const given = this.#options
    const own: Record<string, unknown> = {
      screen: text('screen') ?? given.screen ?? '',
      params: this.#params(given.params),
      theme: this.#themeOf(given.theme),
      onEvent: this.#onEvent,
      onUnauthenticated: this.#onUnauthenticated,
      onDistrictChange: this.#onDistrictChange,
      onLoadError: this.#onLoadError,
    }
    for (const name of ['districtId', 'baseUrl', 'productName', 'timeZone', 'stylesheet'] as const) {
      const value = text(name)
      if (value !== undefined) own[name] = value
    }
    const level = Number(text('headingLevel'))
    if (level >= 1 && level <= 4) own.headingLevel = level
    // What an attribute says may be anything; `mountConsole` refuses a name that it doesn't know.
    return Object.assign({}, given, own) as MountOptions
  }

  #params(given: MountOptions['params']): Record<string, string> {
    const params: Record<string, string> = Object.assign({}, given)
    for (const name of ['batchId', 'etlStatusId'] as const) {
      const value = this.getAttribute(ATTRIBUTES[name])
      if (value !== null) params[name] = value
    }
    return params
  }

  #themeOf(given: MountOptions['theme']): MountOptions['theme'] {
    const scheme = oneOf(['light', 'dark', 'system'], this.getAttribute(ATTRIBUTES.scheme))
    const density = oneOf(['comfortable', 'compact'], this.getAttribute(ATTRIBUTES.density))
    return Object.assign({}, given, scheme && { scheme }, density && { density })
  }

  #onEvent = (event: ConsoleEvent): void => {
    this.#options.onEvent?.(event)
    this.#tell(event.type, event)
  }
  #onUnauthenticated = (): void => {
    this.#options.onUnauthenticated?.()
    this.#tell('unauthenticated', {})
  }
  #onDistrictChange = (districtId: string): void => {
    this.#options.onDistrictChange?.(districtId)
    this.#tell('district-change', { districtId })
  }
  #onLoadError = (error: unknown): void => {
    this.#options.onLoadError?.(error)
    this.#tellFault(error)
  }

  #tell(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail }))
  }

  /** An element in a page's own markup meets its faults before a script can listen. */
  #tellFault(error: unknown): void {
    if (this.dispatchEvent(new CustomEvent('load-error', { detail: { error }, cancelable: true })))
      // biome-ignore lint/suspicious/noConsole: the page has nothing that listens, and the element would stay blank without a word.
      console.error(error)
  }
}

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: how a class adds events of its own to those of its base.
export interface ConsoleElement {
  addEventListener<Type extends keyof ConsoleElementEvents>(
    type: Type,
    listener: (this: ConsoleElement, event: ConsoleElementEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: ConsoleElement, event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | undefined =>
  words.find((word) => word === text)

/** Makes the element known to the page by this name, unless it is known already. */
export const defineConsoleElement = (name = 'ed-console'): void => {
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  customElements.define(name, ConsoleElement)
}
