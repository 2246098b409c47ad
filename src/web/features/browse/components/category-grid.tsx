import { PAGE_SIZES } from '../../../../contract/limits.ts';
import type { Category } from '../../../../contract/patents.ts';
import { Skeleton } from '../../../components/skeleton.tsx';
import styles from './category-grid.module.css';

/** Cards of categories: emoji, name, and the number of patents when there are any. */
export function CategoryGrid({
  categories,
  onChoose,
}: {
  categories: readonly Category[];
  onChoose: (category: Category) => void;
}) {
  return (
    <ul className={styles.grid}>
      {categories.map((category) => (
        <li key={category.id}>
          <button type="button" className={styles.card} onClick={() => onChoose(category)}>
            <span className={styles.emoji} aria-hidden="true">
              {category.emoji}
            </span>
            <span className={styles.name}>{category.name}</span>
            {category.count > 0 && (
              <span className={styles.count}>
                {category.count.toLocaleString('en-US')} {category.count === 1 ? 'patent' : 'patents'}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A page of cards to come, of the same size. */
export function CategoryGridSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading categories...
      </p>
      <ul className={styles.grid} aria-hidden="true">
        {Array.from({ length: PAGE_SIZES.categories }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical stand-ins that never change places
          <li key={at}>
            <span className={styles.card}>
              <span className={styles.emoji}>
                <Skeleton width="1.75rem" height="1.75rem" />
              </span>
              <Skeleton width="72%" height="1.1rem" />
              <Skeleton width="40%" height="0.9rem" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
