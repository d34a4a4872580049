import { UserRound } from 'lucide-react'
import { css, styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { desktop, phone } from '#ui-kit/theme/media.ts'

type VisitorLinksProps = {
  /** The signed-in person; leave out for a guest. */
  customer?: { firstname: string } | undefined
  accountHref: string
  loginHref: string
  signupHref?: string | undefined
  onLogout: () => void
}

/** Greeting, account and logout for a customer; login and signup for a guest. */
export const VisitorLinks = ({ customer, accountHref, loginHref, signupHref, onLogout }: VisitorLinksProps) =>
  customer ? (
    <Links>
      <Greeting>Hi {customer.firstname}</Greeting>
      <Way href={accountHref}>
        <Person size={24} aria-hidden />
        <Word>Account</Word>
      </Way>
      <Logout type="button" onClick={onLogout}>
        Logout
      </Logout>
    </Links>
  ) : (
    <Links>
      <Way href={loginHref}>Login</Way>
      {signupHref && <Signup href={signupHref}>Signup</Signup>}
    </Links>
  )

const Links = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-width: 0;

  ${desktop} {
    gap: var(--space-2);
  }
`

const Greeting = styled.span`
  min-width: 0;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${phone} {
    display: none;
  }
`

const entry = css`
  align-items: center;
  min-height: 44px;
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-2);
  background: none;
  color: var(--ink);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: var(--brand-tint);
    color: var(--brand);
  }
`

const wideOnly = css`
  display: inline-flex;

  ${phone} {
    display: none;
  }
`

const Way = styled(Anchor)`
  display: inline-flex;
  ${entry}
`

const Signup = styled(Anchor)`
  ${wideOnly}
  ${entry}
`

const Logout = styled.button`
  ${wideOnly}
  ${entry}
`

const Person = styled(UserRound)`
  ${desktop} {
    display: none;
  }
`

const Word = styled.span`
  ${phone} {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
