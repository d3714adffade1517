import { type ScreenId, ScreenLoadError, useApi, useEmit, useMessages } from '@edconsole/console-core'
import { Component, type ErrorInfo, type ReactElement, type ReactNode } from 'react'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import { patternMessages } from '../messages.ts'
import { CrashCard } from './crash-card.tsx'
import { newReference } from './new-reference.ts'

export type ScreenBoundaryProps = {
  /** What the event names. */
  screen?: ScreenId
  /** Before the content is tried again. */
  onRetry?: () => void
  /** What stands here: with something else in its place the crash is over. */
  of?: unknown
  /** A part of a page, in whose place one line says so. `silent`: nothing stands there. */
  part?: true | 'silent'
  children: ReactNode
}

/** Keeps a crash to its section (ux 7.27): a card with a reference, which the host's error reporting has too. */
export function ScreenBoundary({ screen, onRetry, ...rest }: ScreenBoundaryProps): ReactElement {
  const emit = useEmit()
  const api = useApi()
  const m = useMessages('patterns', patternMessages).screen
  return (
    <Boundary
      {...rest}
      m={m}
      onRetry={() => {
        // An answer that it broke at would break it again.
        api.forgetUnused()
        onRetry?.()
      }}
      report={(error, reference, { componentStack }) =>
        emit({
          type: 'crashed',
          error,
          reference,
          ...(screen !== undefined && { screen }),
          ...(componentStack != null && { componentStack }),
        })
      }
    />
  )
}

type BoundaryProps = Omit<ScreenBoundaryProps, 'screen'> & {
  m: typeof patternMessages.screen
  report: (error: unknown, reference: string, info: ErrorInfo) => void
}
type Crash = { error: unknown; reference: string }

// React offers error boundaries to classes only.
class Boundary extends Component<BoundaryProps, { crash: Crash | null }> {
  override state: { crash: Crash | null } = { crash: null }

  static getDerivedStateFromError(error: unknown): { crash: Crash } {
    return { crash: { error, reference: newReference() } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.report(error, this.state.crash?.reference ?? newReference(), info)
  }

  override componentDidUpdate({ of }: BoundaryProps): void {
    if (this.state.crash !== null && of !== this.props.of) this.setState({ crash: null })
  }

  override render(): ReactNode {
    const { crash } = this.state
    if (crash === null) return this.props.children
    const { error, reference } = crash
    const { part, onRetry, m } = this.props
    if (part === 'silent') return null
    const retry = () => {
      onRetry?.()
      this.setState({ crash: null })
    }
    return part ? (
      <NotLoaded text={m.partCrashed} tryAgain={m.tryAgain} onRetry={retry} />
    ) : (
      <CrashCard
        reference={reference}
        notLoaded={error instanceof ScreenLoadError ? error.reason : undefined}
        onRetry={retry}
      />
    )
  }
}
