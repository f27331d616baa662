import { partId } from '../agreed/part-id.ts'
import { ActionLink } from '../parts/action.tsx'
import { Card } from '../parts/card.tsx'
import { Checks } from '../parts/checks.tsx'
import { useSection } from '../parts/context.ts'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { ItemLink, ItemName } from '../parts/item.tsx'
import layout from '../parts/layout.module.css'
import { Price } from '../parts/price.tsx'
import { Inline, Prose } from '../parts/text.tsx'
import type { SectionOf } from './definition.ts'
import styles from './pricing.module.css'

type Section = SectionOf<'pricing'>

export function Pricing({ section }: { section: Section }) {
  const { items, periods, note } = section
  return (
    <>
      <SectionIntro section={section} />
      {periods && <Periods periods={periods} />}
      <ul className={layout.grid} data-columns={items.length}>
        {items.map((plan) => (
          <PlanCard key={plan.heading} plan={plan} section={section} />
        ))}
      </ul>
      <Extras section={section} />
      <Inline className={styles.note} text={note} />
    </>
  )
}

/** What chooses between two prices. It works by style alone, and stands only where that does. */
function Periods({ periods }: { periods: readonly string[] }) {
  const { id, words } = useSection()
  return (
    <fieldset className={styles.periods}>
      <legend className="visually-hidden">{words.price.periods}</legend>
      {periods.map((period, index) => (
        <label key={period}>
          <input className="visually-hidden" defaultChecked={index === 0} name={partId(id, 'period')} type="radio" />
          {period}
        </label>
      ))}
    </fieldset>
  )
}

interface PlanProps {
  plan: Section['items'][number]
  section: Section
}

function PlanCard({ plan, section }: PlanProps) {
  const { id, heading, text, badge, body, points, note, link } = plan
  return (
    <Card as="li" className={badge === undefined ? styles.plan : `${styles.plan} ${styles.marked}`} id={id}>
      <Heading level={useItemLevel(section)}>{heading}</Heading>
      {badge !== undefined && <p className={styles.badge}>{badge}</p>}
      <Inline className={styles.for} text={text} />
      <Prices plan={plan} section={section} />
      <div className={styles.included}>
        <Prose text={body} />
        <Checks items={points} />
        <Inline text={note} />
      </div>
      <ActionLink
        action={{ label: link.label ?? heading, href: link.href }}
        look={badge === undefined ? 'outline' : 'solid'}
      />
    </Card>
  )
}

/** One price, or two with the periods that they are for. */
function Prices({ plan: { price, secondPrice, figure }, section }: PlanProps) {
  const { currency, periods = [] } = section
  const prices = [price, secondPrice].filter((one) => one !== undefined)
  return (
    <div className={styles.prices}>
      {prices.map((one, index) => (
        <div className={styles.price} key={`${one.amount} ${one.per}`}>
          {prices.length > 1 && periods[index] !== undefined && <p className={styles.period}>{periods[index]}</p>}
          <Price currency={currency} price={one} />
        </div>
      ))}
      {!price && (
        <p>
          <strong>{figure}</strong>
        </p>
      )}
    </div>
  )
}

function Extras({ section }: { section: Section }) {
  const level = useItemLevel(section)
  const { extras, currency } = section
  if (!extras) return null
  return (
    <div className={styles.extras}>
      {extras.heading !== undefined && <Heading level={level}>{extras.heading}</Heading>}
      <ul>
        {extras.items.map((extra) => (
          <li id={extra.id} key={extra.heading}>
            <Icon badge name={extra.icon} />
            <div>
              <strong>
                <ItemName item={extra} />
              </strong>
              <Inline text={extra.text} />
              <ItemLink link={extra.link} />
            </div>
            <Price currency={currency} price={extra.price} />
          </li>
        ))}
      </ul>
    </div>
  )
}
