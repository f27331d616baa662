import { ActionLink } from '../parts/action.tsx'
import { Card } from '../parts/card.tsx'
import { Checks } from '../parts/checks.tsx'
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
  const { items, note } = section
  return (
    <>
      <SectionIntro section={section} />
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

function PlanCard({ plan, section }: { plan: Section['items'][number]; section: Section }) {
  const { id, heading, text, price, figure, badge, body, points, note, link } = plan
  return (
    <Card as="li" className={badge === undefined ? styles.plan : `${styles.plan} ${styles.marked}`} id={id}>
      <Heading level={useItemLevel(section)}>{heading}</Heading>
      {badge !== undefined && <p className={styles.badge}>{badge}</p>}
      <Inline className={styles.for} text={text} />
      {price ? (
        <Price className={styles.price} currency={section.currency} price={price} />
      ) : (
        <p className={styles.price}>
          <strong>{figure}</strong>
        </p>
      )}
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
