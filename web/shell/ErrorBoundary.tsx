import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** Rendered instead of children that threw. */
  fallback: ReactNode
  /** Another value renders the children again: the path of the page. */
  resetKey?: string | undefined
  children: ReactNode
}

type State = { broken: boolean; on: string | undefined }

/** Catches render errors. Used twice: around the site, and around the page in it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { broken: false, on: undefined }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, previous: State) {
    return resetKey === previous.on ? null : { broken: false, on: resetKey }
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
