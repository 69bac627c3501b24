import {css} from 'lit';

/** The reader's own place with what is asked there, and the panel of the sides. */
export const ownStyles = css`
  .own {
    display: grid;
    justify-items: center;
    text-align: center;
    padding: 2px 12px;
  }
  .own > .avatar,
  .own > .taken {
    display: none;
  }
  .question {
    font-size: clamp(1.25rem, 5.5cqi, 1.5rem);
    font-weight: 800;
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  .own.acting .question {
    color: var(--call);
  }
  .detail {
    color: var(--quiet);
    min-block-size: 1.3em;
    text-wrap: balance;
  }
  .sides {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 2px 16px;
    padding-inline: 8px;
    font-size: 0.8125rem;
    color: var(--quiet);
  }
  .sides h3 {
    display: none;
  }
  .side {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .side .avatar {
    --size: 1.25rem;
  }
  .members {
    display: inline-flex;
    gap: 2px;
  }
  @container cartavola-table (inline-size < 35rem) {
    .sides {
      gap: 2px 10px;
      font-size: 0.75rem;
    }
  }
  @container cartavola-table (inline-size >= 56.25rem) {
    .own {
      align-self: end;
      grid-template: 'avatar question' auto 'detail detail' auto 'taken taken' auto / auto 1fr;
      gap: 6px 12px;
      justify-items: start;
      align-items: center;
      text-align: start;
      padding: 0 0 8px 24px;
    }
    .own > .avatar {
      --size: 3rem;
      display: inline-grid;
      grid-area: avatar;
    }
    .own.watching {
      padding-block-end: 128px;
    }
    .own.watching > .avatar {
      display: none;
    }
    .own > .taken {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
    }
    .question {
      grid-area: question;
      font-size: clamp(1.375rem, 2.4cqi, 1.75rem);
    }
    .detail {
      grid-area: detail;
      font-size: 0.9375rem;
      min-block-size: 2.6em;
    }
    .sides {
      display: block;
      margin: 8px 0 0 24px;
      padding: 10px 12px;
      border-radius: 16px;
      background: var(--shade);
      justify-self: start;
      align-self: start;
      color: var(--text);
      font-size: 0.875rem;
    }
    .sides h3 {
      display: block;
      margin-block-end: 6px;
      font-size: 0.8125rem;
      color: var(--quiet);
    }
    .side + .side {
      margin-block-start: 6px;
    }
    .side .avatar {
      --size: 1.5rem;
    }
  }
`;
