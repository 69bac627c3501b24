import {css} from 'lit';

/** What is asked before a match. */
export const openingStyles = css`
  .opening {
    grid-row: 1 / -1;
    grid-column: 1 / -1;
    place-self: center;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 16px;
    max-inline-size: 38em;
    padding: 24px 12px;
    text-align: center;
  }
  .opening .question {
    color: var(--call);
    font-size: clamp(1.7em, 4cqi, 2.1em);
    font-weight: 800;
    text-align: center;
  }
  .opening .detail {
    color: var(--quiet);
    font-size: 1.15em;
  }
  .drawn {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, clamp(54px, min(20cqi, 15cqb), 120px)));
    gap: 8px 12px;
    justify-content: center;
  }
  .drawn li {
    display: grid;
    justify-items: center;
    gap: 6px;
  }
  .drawn .card {
    inline-size: 100%;
    border-radius: 9%;
  }
  .drawn .best {
    outline: 3px solid var(--ring);
    outline-offset: 2px;
  }
`;
