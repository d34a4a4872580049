import { type PropsWithChildren, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { StyleSheetManager, styled } from 'styled-components'
import { GlobalStyle } from '#ui-kit/theme/GlobalStyle.tsx'

type PageFrameProps = PropsWithChildren<{
  title: string
  /** Pixels: pages in the frame are laid out for a screen of this width. */
  width: number
  height: number
}>

/** A screen of its own width within a page. */
export const PageFrame = ({ title, width, height, children }: PageFrameProps) => {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [page, setPage] = useState<Document>()
  useEffect(() => {
    const inside = frame?.contentDocument
    if (!inside) return undefined
    inside.documentElement.lang = 'en-ZA'
    inside.title = title
    const followTheme = () => {
      inside.documentElement.dataset['theme'] = document.documentElement.dataset['theme'] ?? 'light'
    }
    followTheme()
    const themes = new MutationObserver(followTheme)
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    setPage(inside)
    return () => themes.disconnect()
  }, [frame, title])

  return (
    <Frame ref={setFrame} title={title} width={width} height={height}>
      {page &&
        createPortal(
          <StyleSheetManager target={page.head}>
            <GlobalStyle />
            {children}
          </StyleSheetManager>,
          page.body,
        )}
    </Frame>
  )
}

/** A document in a frame, such as a mail. */
export const DocumentFrame = ({ title, width, height, html }: Omit<PageFrameProps, 'children'> & { html: string }) => (
  <Frame title={title} width={width} height={height} srcDoc={html} />
)

const Frame = styled.iframe`
  display: block;
  max-width: 100%;
  border: var(--border) solid var(--line-strong);
  border-radius: var(--radius-2);
  background: var(--paper);
`
