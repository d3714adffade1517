import { ScreenLoadError, useMessages, useWhenOnline } from '@edconsole/console-core'
import {
  Component,
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'
import { Button } from '../button/button.tsx'
import { partMessages } from '../messages.ts'
import { NotLoaded } from '../not-loaded/not-loaded.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { loadCode } from './load-code.ts'

type AnyComponent = (props: never) => ReactNode

export type LoadFailure = { error: ScreenLoadError; retry(): void }

export type LazyPartOptions<Props> = {
  /** Shown while the code loads. Whatever is visible of it appears after 150 ms: Skeletons and `Delayed` do. */
  fallback?: ReactNode
  /** Shown in place of the part when its code didn't load. Default: one line with "Try again". */
  failed?: (failure: LoadFailure, props: Props) => ReactNode
}

export type Preloadable = {
  /** Loads the code before it is needed. */
  preload(): Promise<unknown>
}

export type LazyPart<Part> = Part & Preloadable

/**
 * Returns a component whose code is loaded when it is first rendered: with a second try, a limit of 120 s (R28), and a
 * way to try again. Code that was preloaded is rendered at once.
 * @example const DaysChart = lazyPart(async () => (await import('./days-chart.tsx')).DaysChart)
 */
export function lazyPart<Part extends AnyComponent>(
  load: () => Promise<Part>,
  {
    fallback = <Loading />,
    failed = (failure) => <NotLoadedHere {...failure} />,
  }: LazyPartOptions<Parameters<Part>[0]> = {},
): LazyPart<Part> {
  const code = new PartCode(load)
  const render = (given: Parameters<Part>[0]) => (
    <LoadBoundary failed={(failure) => failed(failure, given)}>
      <Attempt code={code} given={given} fallback={fallback} />
    </LoadBoundary>
  )
  // Its props are those of the part, generic ones included.
  return Object.assign(render as unknown as Part, { preload: () => code.fetch() })
}

type Rendered = ComponentType<object>

/** Code shared by all places that render the part. */
class PartCode {
  loaded: Rendered | undefined
  #pending: Promise<Rendered> | undefined
  readonly #load: () => Promise<AnyComponent>

  constructor(load: () => Promise<AnyComponent>) {
    this.#load = load
  }

  fetch(): Promise<Rendered> {
    this.#pending ??= loadCode(this.#load).then(
      (part) => {
        // Given exactly the props that it was declared with.
        this.loaded = part as unknown as Rendered
        return this.loaded
      },
      (error: unknown) => {
        this.#pending = undefined
        throw error
      },
    )
    return this.#pending
  }
}

type AttemptProps = { code: PartCode; given: object; fallback: ReactNode }

function Attempt({ code, given, fallback }: AttemptProps): ReactElement {
  const [later] = useState(() => lazy(async () => ({ default: await code.fetch() })))
  const [, setLoaded] = useState(code.loaded !== undefined)
  useEffect(() => {
    let isOver = false
    // A boundary that retries by itself keeps its fallback until 300 ms after the page's last fallback; an update doesn't.
    // Code that didn't load is the boundary's to report.
    const show = () => {
      if (!isOver) setLoaded(true)
    }
    code.fetch().then(show, () => undefined)
    return () => {
      isOver = true
    }
  }, [code])
  return (
    <Suspense fallback={fallback}>
      <Loaded code={code} later={later} given={given} />
    </Suspense>
  )
}

/**
 * Mounts the part once. An update or React's own retry finds the code itself; a render that React resumed when the code came
 * has mounted `later`, and stays with it.
 */
function Loaded({ code, later, given }: { code: PartCode; later: Rendered; given: object }): ReactElement {
  const [Content] = useState(() => code.loaded ?? later)
  return <Content {...given} />
}

function NotLoadedHere({ error, retry }: LoadFailure): ReactElement {
  const m = useMessages('parts', partMessages)
  return (
    <div role="alert">
      <NotLoaded text={m.notLoaded} tryAgain={m.tryAgain} onRetry={retry} />
      {/* Its file may be gone after a new version: only a reload finds the new one. */}
      {error.reason === 'failed' && (
        <Button kind="link" size="sm" onClick={() => window.location.reload()}>
          {m.reload}
        </Button>
      )}
    </div>
  )
}

type LoadBoundaryProps = { failed: (failure: LoadFailure) => ReactNode; children: ReactNode }

/** Keeps code that didn't load to its place. Trying again mounts a new attempt; a crash goes on to the section's boundary. */
class LoadBoundary extends Component<LoadBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!(error instanceof ScreenLoadError)) throw error
    return <Failed failure={{ error, retry: () => this.setState({ error: undefined }) }} of={this.props} />
  }
}

function Failed({ failure, of }: { failure: LoadFailure; of: LoadBoundaryProps }): ReactNode {
  useWhenOnline(failure.retry)
  return of.failed(failure)
}

/** Renders nothing for the first 150 ms, so that fast code shows no placeholder. */
export function Delayed({ children }: { children: ReactNode }): ReactNode {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return isShown ? children : null
}

function Loading(): ReactElement {
  const m = useMessages('parts', partMessages)
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          <Delayed>{m.loading}</Delayed>
        </span>
      </VisuallyHidden>
      <Skeleton />
    </>
  )
}
