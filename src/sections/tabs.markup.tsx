import { Static } from '../browser/islands/static.tsx'
import choice from '../parts/choice.module.css'
import layout from '../parts/layout.module.css'
import type { Props } from './tabs.island.tsx'
import styles from './tabs.module.css'

const hidden = { display: 'none' }

/** What the server draws of tabs, letter by letter what Mantine's are in HTML: the first is open. */
export function TabsMarkup({ id, label, parameter, tabs }: Props) {
  return (
    <div className={styles.tabs} data-variant="default" data-orientation="horizontal" id={id}>
      <div
        className={choice.row}
        data-variant="default"
        data-orientation="horizontal"
        role="tablist"
        aria-orientation="horizontal"
        aria-label={label}
      >
        {tabs.map((tab, index) => (
          <button
            className={choice.choice}
            data-variant="default"
            data-active={index === 0 || undefined}
            data-orientation="horizontal"
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            aria-controls={`${id}-panel-${index}`}
            key={tab}
          >
            <span className="">{tab}</span>
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          style={index === 0 ? undefined : hidden}
          className={choice.panel}
          data-orientation="horizontal"
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-parameter={parameter}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to press is reached, too.
          tabIndex={0}
          key={tab}
        >
          <Static className={layout.split} index={index} />
        </div>
      ))}
    </div>
  )
}
