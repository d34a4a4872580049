import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Rendered instead of children that threw this error. */
  fallback: (error: unknown) => ReactNode
  /** Another value renders the children again: the path of the page. */
  resetKey?: string | undefined
  children: ReactNode
}

type State = { thrown: { error: unknown } | undefined; on: string | undefined }

/** Catches render errors. Around the site, and around the page in it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { thrown: undefined, on: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, previous: State) {
    return resetKey === previous.on ? null : { thrown: undefined, on: resetKey }
  }

  override render() {
    const { thrown } = this.state
    return thrown ? this.props.fallback(thrown.error) : this.props.children
  }
}
