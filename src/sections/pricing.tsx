import { ActionLink } from '../parts/action.tsx'
import { Card } from '../parts/card.tsx'
import { Checks } from '../parts/checks.tsx'
import { Heading, SectionIntro, useItemLevel } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import layout from '../parts/layout.module.css'
import { Price } from '../parts/price.tsx'
import { Inline } from '../parts/text.tsx'
import type { SectionOf } from './definition.ts'
import styles from './pricing.module.css'

type Section = SectionOf<'pricing'>

export function Pricing({ section }: { section: Section }) {
  const { plans, note } = section
  return (
    <>
      <SectionIntro section={section} />
      <ul className={layout.grid} data-columns={plans.length}>
        {plans.map((plan) => (
          <PlanCard key={plan.heading} plan={plan} section={section} />
        ))}
      </ul>
      <Extras section={section} />
      <Inline className={styles.note} text={note} />
    </>
  )
}

function PlanCard({ plan, section }: { plan: Section['plans'][number]; section: Section }) {
  const { heading, bestFor, price, quote, label, features, action } = plan
  return (
    <Card as="li" className={label === undefined ? styles.plan : `${styles.plan} ${styles.marked}`}>
      <Heading level={useItemLevel(section)}>{heading}</Heading>
      {label !== undefined && <p className={styles.label}>{label}</p>}
      <p className={styles.for}>{bestFor}</p>
      {price ? (
        <Price className={styles.price} currency={section.currency} price={price} />
      ) : (
        <p className={styles.price}>
          <strong>{quote}</strong>
        </p>
      )}
      <Checks items={features} />
      <ActionLink action={action} look={action.look ?? (label === undefined ? 'outline' : 'solid')} />
    </Card>
  )
}

function Extras({ section }: { section: Section }) {
  const level = useItemLevel(section)
  const { extrasHeading, extras, currency } = section
  if (!extras) return null
  return (
    <div className={styles.extras}>
      {extrasHeading !== undefined && <Heading level={level}>{extrasHeading}</Heading>}
      <ul>
        {extras.map(({ heading, text, price, icon }) => (
          <li key={heading}>
            <Icon badge name={icon} />
            <div>
              <strong>{heading}</strong>
              <Inline text={text} />
            </div>
            <Price currency={currency} price={price} />
          </li>
        ))}
      </ul>
    </div>
  )
}
