import { styled } from 'styled-components'

type GuessProps = {
  /** The server does not know the cart, and a script of the document has yet to say whether it is empty: `data-empty-cart` on the root. */
  $unknown?: boolean | undefined
}

/** The part of the page that is shown for an empty cart. */
export const WhenEmpty = styled.div<GuessProps>`
  display: ${({ $unknown }) => ($unknown ? 'none' : 'contents')};

  :root[data-empty-cart] & {
    display: contents;
  }
`

/** The part of the page that is shown while the cart loads. */
export const WhileLoading = styled.div<GuessProps>`
  display: contents;

  :root[data-empty-cart] & {
    display: ${({ $unknown }) => ($unknown ? 'none' : 'contents')};
  }
`
