import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Guidance } from '#stories/guidance/guidance.ts'
import { docsPathOf } from './storyWindows.ts'
import { WithCode } from './WithCode.tsx'

/** What to know before one uses a component: when to and when not, its parts, its words, and what it is for people who do not see it. */
export const GuidancePanel = ({ guidance, size }: { guidance: Guidance; size: number | undefined }) => (
  <Panel className="sb-unstyled">
    <Topic title="When to use it">{guidance.use}</Topic>
    <Topic title="When not">
      <ul>
        {guidance.not.map(([when, instead]) => (
          <li key={when}>
            {when}
            {instead && (
              <>
                {': '}
                <a href={docsPathOf(instead)} target="_top">
                  {instead.split('/').at(-1)}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </Topic>
    <Topic title="Parts">
      <ol>
        {guidance.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </Topic>
    <Topic title="Words">{guidance.content}</Topic>
    <Topic title="Accessibility">
      <WithCode>{guidance.accessibility}</WithCode>
    </Topic>
    {size !== undefined && (
      <Topic title="Size">
        {size.toLocaleString('en').replace(',', '\u00a0')} bytes: this module, minified and gzipped, without what it
        imports.
      </Topic>
    )}
  </Panel>
)

const Topic = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

const Panel = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 20px 40px;
  margin: 24px 0 32px;
  padding: 20px 24px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--paper);
  color: var(--ink);
  font-size: 14px;
  line-height: 22px;

  dt {
    margin-bottom: 2px;
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  :is(ul, ol) {
    margin: 0;
    padding-inline-start: 18px;
    list-style: revert;
  }
  a {
    color: var(--brand);
  }
  code {
    padding: 1px 4px;
    border-radius: 4px;
    background: var(--sunk);
    font-size: 13px;
  }
`
