import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Shown instead of children that broke. */
  fallback: ReactNode
  /** Another value tries the children again: the page one is on. */
  on?: string | undefined
  children: ReactNode
}

type State = { broken: boolean; on: string | undefined }

/** One of the two places where the browser catches the unexpected: around the site, and around the page in it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { broken: false, on: undefined }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  static getDerivedStateFromProps({ on }: ErrorBoundaryProps, before: State) {
    return on === before.on ? null : { broken: false, on }
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
