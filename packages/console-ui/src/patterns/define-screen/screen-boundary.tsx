import { type ScreenId, ScreenLoadError, useEmit } from '@edconsole/console-core'
import { Component, type ReactElement, type ReactNode } from 'react'
import { CrashCard } from './crash-card.tsx'
import { newReference } from './new-reference.ts'

export type ScreenBoundaryProps = {
  /** What the event names. */
  screen?: ScreenId
  /** Before the content is tried again. */
  onRetry?: () => void
  /** What stands here: with something else in its place the crash is over. */
  of?: unknown
  children: ReactNode
}

/** Keeps a crash to its section (ux 7.27): a card with a reference, which the host's error reporting has too. */
export function ScreenBoundary({ screen, ...rest }: ScreenBoundaryProps): ReactElement {
  const emit = useEmit()
  return (
    <Boundary
      {...rest}
      report={(error, reference) =>
        emit({ type: 'crashed', error, reference, ...(screen !== undefined && { screen }) })
      }
    />
  )
}

type BoundaryProps = Omit<ScreenBoundaryProps, 'screen'> & {
  report: (error: unknown, reference: string) => void
}
type Crash = { error: unknown; reference: string }

// React offers error boundaries to classes only.
class Boundary extends Component<BoundaryProps, { crash: Crash | null }> {
  override state: { crash: Crash | null } = { crash: null }

  static getDerivedStateFromError(error: unknown): { crash: Crash } {
    return { crash: { error, reference: newReference() } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error, this.state.crash?.reference ?? newReference())
  }

  override componentDidUpdate({ of }: BoundaryProps): void {
    if (this.state.crash !== null && of !== this.props.of) this.setState({ crash: null })
  }

  override render(): ReactNode {
    const { crash } = this.state
    if (crash === null) return this.props.children
    const { error, reference } = crash
    return (
      <CrashCard
        reference={reference}
        notLoaded={error instanceof ScreenLoadError ? error.reason : undefined}
        onRetry={() => {
          this.props.onRetry?.()
          this.setState({ crash: null })
        }}
      />
    )
  }
}
