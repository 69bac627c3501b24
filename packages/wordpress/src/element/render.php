<?php
/**
 * Renders the block in a page.
 *
 * @package cartavola
 *
 * @var array  $attributes Attributes of the block, from its comment.
 * @var string $content    HTML of the blocks inside.
 */

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- every part is escaped where it is written.
echo cartavola_shown( $attributes, $content, get_block_wrapper_attributes() );
