<?php
/**
 * Shows the block in a page.
 *
 * @package cartavola
 *
 * @var array  $attributes Attributes of the block, from its comment.
 * @var string $content    HTML of the blocks inside.
 */

defined( 'ABSPATH' ) || exit;

if ( ! cartavola_is_framed( $attributes ) ) {
	cartavola_load_kit();
}

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- every part is escaped where it is written.
echo cartavola_markup( $attributes, $content, get_block_wrapper_attributes() );
